/** The inputs of rights, in one piece: a form that needs one of them mostly needs the others. */
export { DataScopeInput } from './DataScopeInput.tsx'
export { GrantableRolesInput } from './GrantableRolesInput.tsx'
export { RolesInput } from './operator/RolesInput.tsx'

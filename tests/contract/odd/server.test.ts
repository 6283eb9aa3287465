import { contract } from '../contract.ts'

contract('server', 'odd')

import { contract } from '../contract.ts'

contract('embedded', 'odd')

/** Where the pages made from descriptors look otherwise than by default: one line a resource. */
import './case/index.tsx'
import './caseRecord/index.ts'
import './menu/index.tsx'
import './operator/index.ts'
import './papers/index.ts'
import './patient/index.ts'
import './patientForm/index.ts'
import './role/index.ts'

import access from '../access/index.ts'
import clinic from '../clinic/index.ts'
import content from '../content/first.ts'
import organisations from '../organisations/index.ts'
import patients from '../patients/index.ts'
import system from '../system/first.ts'
import times from '../times/index.ts'

/** The texts of the resources that the first page may be about. */
export default {
  ...patients,
  ...clinic,
  ...times,
  ...organisations,
  ...content,
  ...access,
  ...system,
  site: { name: '网站', fields: {} },
}

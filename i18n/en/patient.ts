import type { patient } from '../../resources/business/patient.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Patient |||| Patients',
  fields: {
    account: 'Account', name: 'Name', gender: 'Gender', birthday: 'Date of birth', age: 'Age', photo: 'Photo',
    mobile: 'Mobile', mobileVerifiedAt: 'Mobile verified at', idNumber: 'ID number', address: 'Address',
    guardianName: "Guardian's name", guardianMobile: "Guardian's mobile", consentOn: 'Consent given on',
    hospital: 'Organisation', doctor: 'Doctor', nurse: 'Nurse', trainer: 'Trainer',
    type: 'Type', validFrom: 'Valid from', validUntil: 'Valid until', times: 'Times left', activation: 'Activation', access: 'Account status',
    origin: 'Origin', remark: 'Remark', deleted: 'Deleted',
  },
  hints: {
    mobile: 'Only the last four digits are shown; looking at the whole number is logged. One patient per mobile number',
    idNumber: 'Resident identity number, 18 characters; fills in date of birth and gender. Only the last four are shown, and looking at it is logged',
    guardianMobile: 'Brothers and sisters may share the mobile number of their guardian',
    consentOn: 'The day on which the guardian signed the consent form; needed under the age of 14 (Personal Information Protection Law, article 31)',
    validFrom: 'Training from this day on; at once where nothing is said',
    validUntil: 'No training after this day; a trial patient must have one',
    times: 'One time is one day of training',
  },
  sections: { person: 'Person', guardian: 'Guardian', service: 'Service', staff: 'Staff in charge' },
  choices: {
    gender: { male: 'Male', female: 'Female' },
    type: { ordinary: 'Ordinary', lifetime: 'Lifetime', naked3d: 'Naked-eye 3D', demo: 'Demo', trial: 'Trial' },
    activation: { inactivated: 'Not activated', activated: 'Activated' },
    access: { permission: 'Normal', forbidden: 'Frozen' },
    origin: { operator: 'Entered here', selfService: 'Self-service', import: 'Import' },
  },
  actions: {
    enable: 'Unfreeze', disable: 'Freeze', sendPassword: 'Send account and password', recover: 'Recover', recent: 'Opened last', overview: 'Overview',
    checkMobile: 'See whether a mobile is registered', checkIdNumber: 'See whether an ID number is registered', siblings: 'See how many share a guardian', sendCode: 'Send a code',
    verifyMobile: 'Verify a mobile',
  },
  asks: {
    checkMobile: { fields: { id: 'Patient', mobile: 'Mobile' } },
    checkIdNumber: { fields: { id: 'Patient', idNumber: 'ID number' } },
    siblings: { fields: { id: 'Patient', guardianMobile: "Guardian's mobile" } },
    sendCode: { fields: { mobile: 'Mobile' } },
    verifyMobile: { fields: { mobile: 'Mobile', code: 'Code' } },
  },
  confirms: {
    disable: 'A frozen patient cannot sign in to the training client. Freeze?',
    sendPassword: 'A new one-time password is made and sent to the patient; the old one stops working. Send it?',
    remove: 'A deleted patient leaves the list; the filter “Deleted” finds it again to recover it. Delete?',
  },
  empty: 'No patients yet. Create the first one, then top up times and plan the treatment',
} satisfies Texts<typeof patient>

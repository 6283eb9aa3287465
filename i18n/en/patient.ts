import type { patient } from '../../resources/business/patient.ts'
import type { Texts } from '../../resources/schema/index.ts'
import { refundEffects, termTexts } from './recharge.ts'

export default {
  name: 'Patient |||| Patients',
  fields: {
    account: 'Account', name: 'Name', gender: 'Gender', birthday: 'Date of birth', age: 'Age', photo: 'Photo',
    mobile: 'Mobile', mobileVerifiedAt: 'Mobile verified at', idNumber: 'ID number', address: 'Address',
    guardianName: "Guardian's name", guardianMobile: "Guardian's mobile", consentOn: 'Consent given on',
    hospital: 'Organisation', doctor: 'Doctor', nurse: 'Nurse', trainer: 'Trainer',
    type: 'Type', validFrom: 'Valid from', validUntil: 'Valid until', times: 'Times left', activation: 'Activation', access: 'Account status',
    origin: 'Origin', remark: 'Remark', mergedInto: 'Merged into', deleted: 'Deleted',
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
    activate: 'Activate', adopt: 'Take over', changeType: 'Change type', giveLifetime: 'Make lifetime member', cancelLifetime: 'Cancel lifetime',
    timesBalance: 'See the times left', trainingDays: 'See training days', lifetimePreview: 'Preview of a lifetime', cancelLifetimePreview: 'Preview of a cancelled lifetime',
    transfer: 'Transfer', transferPreview: 'Preview of a transfer', merge: 'Merge',
  },
  asks: {
    checkMobile: { fields: { id: 'Patient', mobile: 'Mobile' } },
    checkIdNumber: { fields: { id: 'Patient', idNumber: 'ID number' } },
    siblings: { fields: { id: 'Patient', guardianMobile: "Guardian's mobile" } },
    sendCode: { fields: { mobile: 'Mobile' } },
    verifyMobile: { fields: { mobile: 'Mobile', code: 'Code' } },
    changeType: {
      fields: { type: 'New type', validUntil: 'Valid until' }, choices: { type: { ordinary: 'Ordinary', naked3d: 'Naked-eye 3D', trial: 'Trial', demo: 'Demo' } },
    },
    giveLifetime: { fields: { ...termTexts.fields, seen: 'Preview' }, choices: termTexts.choices },
    lifetimePreview: { fields: { doctorId: termTexts.fields.doctorId, payer: termTexts.fields.payer }, choices: { payer: termTexts.choices.payer } },
    cancelLifetime: { fields: { reason: 'Reason', seen: 'Preview' } },
    transfer: { fields: { hospital: 'To organisation', reason: 'Reason', seen: 'Preview' } },
    transferPreview: { fields: { hospital: 'To organisation' } },
    merge: {
      fields: {
        survivor: 'Patient who stays', other: 'Patient who is merged', take: 'Values of the merged patient', keepCase: 'Case that stays', reason: 'Reason',
        seen: 'Preview',
      },
      choices: { keepCase: { survivor: 'That of the patient who stays', other: 'That of the merged patient' } },
    },
  },
  effects: {
    giveLifetime: {
      amount: 'It costs ¥%{names}', platform: "1 lifetime is taken from the platform's account", organisation: '1 lifetime is taken from %{names}, where %{count} are left then',
      unlimited: 'From then on there is no end of validity, and training takes no times; ordinary times that are left stay',
    },
    cancelLifetime: refundEffects,
    transfer: {
      moves: 'Goes along: %{subject}, %{count}',
      stays: 'Stays with the old organisation: %{subject}, %{count}',
      unlinked: '%{subject} is taken out: %{names}, not of the new organisation',
      loses: '%{smart_count} operator will no longer see the patient: %{names} |||| %{smart_count} operators will no longer see the patient: %{names}',
      losesUnnamed: '%{smart_count} operator will no longer see the patient |||| %{smart_count} operators will no longer see the patient',
      nobody: 'No operator loses sight of the patient',
    },
    merge: {
      moves: 'Goes to the patient who stays: %{subject}, %{count}',
      closes: '%{subject}: the current one of the merged patient ends, that of the patient who stays goes on',
      settles: '%{smart_count} owed day is paid for by the times left |||| %{smart_count} owed days are paid for by the times left',
      times: 'The times left are added together, %{count} after the merge',
      owes: '%{smart_count} day stays owed until the next top-up |||| %{smart_count} days stay owed until the next top-up',
      signOut: "The merged patient's password for the training client stops working",
      activates: 'The patient who stays becomes activated',
      goes: 'The merged patient is deleted and points to the one who stays; this cannot be undone',
    },
  },
  confirms: {
    activate: 'A patient is activated by the first sign-in on a training client. Activate now?',
    adopt: 'Once taken over from self-service, the patient can get a case. Take over?',
    disable: 'A frozen patient cannot sign in to the training client. Freeze?',
    sendPassword: 'A new one-time password is made and sent to the patient; the old one stops working. Send it?',
    remove: 'A deleted patient leaves the list; the filter “Deleted” finds it again to recover it. Delete?',
  },
  empty: 'No patients yet. Create the first one, then top up times and plan the treatment',
} satisfies Texts<typeof patient>

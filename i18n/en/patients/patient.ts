import type { patient } from '../../../resources/patients/patient.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { refundEffects, termTexts } from '../times/recharge.ts'

export default {
  name: 'Patient |||| Patients',
  fields: {
    account: 'Account',
    name: 'Name',
    gender: 'Gender',
    birthday: 'Date of birth',
    age: 'Age',
    photo: 'Photo',
    mobile: 'Mobile',
    mobileVerifiedAt: 'Mobile verified at',
    idNumber: 'ID number',
    address: 'Address',
    guardianName: 'Guardian’s name',
    guardianMobile: 'Guardian’s mobile',
    consentOn: 'Consent given on',
    hospital: 'Organisation',
    doctor: 'Doctor',
    nurse: 'Nurse',
    trainer: 'Trainer',
    type: 'Type',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    times: 'Times left',
    activation: 'Activation',
    access: 'Account status',
    origin: 'Origin',
    remark: 'Remark',
    mergedInto: 'Merged into',
    namelessSince: 'Data erased at',
    deleted: 'Deleted',
  },
  hints: {
    mobile:
      'Only the last four digits are shown; looking at the whole number is logged. One patient per mobile number; a child under 14 may have none where the guardian’s is there',
    idNumber:
      'Resident identity number, 18 characters; fills in date of birth and gender. Only the last four are shown, and looking at it is logged',
    guardianMobile: 'Brothers and sisters may share the mobile number of their guardian',
    consentOn:
      'The day on which the guardian signed the consent form; needed under the age of 14 (Personal Information Protection Law, article 31)',
    validFrom: 'Training is possible from this day on; at once if left empty',
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
    enable: 'Unfreeze',
    disable: 'Freeze',
    sendPassword: 'Send account and password',
    recover: 'Recover',
    activate: 'Activate',
    adopt: 'Take over',
    changeType: 'Change type',
    giveLifetime: 'Make lifetime member',
    cancelLifetime: 'Cancel lifetime',
    transfer: 'Transfer',
  },
  done: {
    enable: 'Unfrozen',
    disable: 'Frozen',
    activate: 'Activated',
    adopt: 'Taken over',
    changeType: 'Type changed',
    giveLifetime: 'Made a lifetime member',
    cancelLifetime: 'Lifetime membership cancelled',
    transfer: 'Transferred',
    sendPassword: 'Account and password sent',
    recover: 'Recovered',
  },
  calls: {
    recent: 'Opened last',
    overview: 'Overview',
    checkMobile: 'See whether a mobile is registered',
    checkIdNumber: 'See whether an ID number is registered',
    siblings: 'See how many share a guardian',
    sendCode: 'Send a code',
    verifyMobile: 'Verify a mobile',
    timesBalance: 'See the times left',
    trainingDays: 'See training days',
    lifetimePreview: 'Preview of a lifetime',
    cancelLifetimePreview: 'Preview of a cancelled lifetime',
    transferPreview: 'Preview of a transfer',
    merge: 'Merge',
    removePreview: 'Preview of a deletion',
  },
  inputs: {
    checkMobile: { fields: { id: 'Patient', mobile: 'Mobile' } },
    checkIdNumber: { fields: { id: 'Patient', idNumber: 'ID number' } },
    siblings: { fields: { id: 'Patient', guardianMobile: 'Guardian’s mobile' } },
    sendCode: { fields: { mobile: 'Mobile' } },
    verifyMobile: { fields: { mobile: 'Mobile', code: 'Code' } },
    changeType: {
      fields: { type: 'New type', validUntil: 'Valid until' },
      choices: { type: { ordinary: 'Ordinary', naked3d: 'Naked-eye 3D', trial: 'Trial', demo: 'Demo' } },
    },
    giveLifetime: { fields: { ...termTexts.fields, previewToken: 'Preview' }, choices: termTexts.choices },
    lifetimePreview: {
      fields: { doctorId: termTexts.fields.doctorId, payer: termTexts.fields.payer },
      choices: { payer: termTexts.choices.payer },
    },
    cancelLifetime: { fields: { reason: 'Reason', previewToken: 'Preview' } },
    remove: { fields: { previewToken: 'Preview' } },
    transfer: { fields: { hospital: 'To organisation', reason: 'Reason', previewToken: 'Preview' } },
    transferPreview: { fields: { hospital: 'To organisation' } },
    merge: {
      fields: {
        survivor: 'Patient who stays',
        other: 'Patient who is merged',
        take: 'Values of the merged patient',
        keepCase: 'Case that stays',
        reason: 'Reason',
        previewToken: 'Preview',
      },
      choices: { keepCase: { survivor: 'That of the patient who stays', other: 'That of the merged patient' } },
    },
  },
  effects: {
    giveLifetime: {
      amount: 'It costs ¥%{names}',
      platform: '1 lifetime is taken from the platform’s account',
      organisation: '1 lifetime is taken from %{names}, where %{count} are left then',
      unlimited:
        'From then on there is no end of validity, and training takes no times; ordinary times that are left stay',
    },
    cancelLifetime: refundEffects,
    remove: {
      records: 'Still there: %{subject}, %{count} (%{names})',
      ordinary: '%{count} ordinary times are left: %{names}',
      naked3d: '%{count} naked-eye 3D times are left: %{names}',
      lifetime: '%{smart_count} lifetime: %{names} |||| %{smart_count} lifetimes: %{names}',
      worth:
        '%{amount} were paid for what is unused (%{names}): no training any more, but the top-ups can still be refunded',
      unpaid: '%{amount} of top-ups are not paid yet: %{names}',
      owed: '%{smart_count} day is owed: %{names} |||| %{smart_count} days are owed: %{names}',
      waiting:
        '%{smart_count} refund request of %{amount} is waiting: %{names} |||| %{smart_count} refund requests of %{amount} are waiting: %{names}',
    },
    transfer: {
      moves: 'Goes along: %{subject}, %{count}',
      stays: 'Stays with the old organisation: %{subject}, %{count}',
      unlinked: '%{subject} is taken out: %{names}, not of the new organisation',
      loses:
        '%{smart_count} operator will no longer see the patient: %{names} |||| %{smart_count} operators will no longer see the patient: %{names}',
      losesUnnamed:
        '%{smart_count} operator will no longer see the patient |||| %{smart_count} operators will no longer see the patient',
      nobody: 'No operator loses sight of the patient',
    },
    merge: {
      moves: 'Goes to the patient who stays: %{subject}, %{count}',
      closes: '%{subject}: the current one of the merged patient ends, that of the patient who stays goes on',
      proposedAnew:
        '%{smart_count} erasure that waits for a second person has to be asked for again |||| %{smart_count} erasures that wait for a second person have to be asked for again',
      doublyBound:
        '%{smart_count} WeChat account is bound to both: one binding of each is left |||| %{smart_count} WeChat accounts are bound to both: one binding of each is left',
      settles:
        '%{smart_count} owed day is paid for by the times left |||| %{smart_count} owed days are paid for by the times left',
      ordinary: 'The ordinary times left are added together, %{count} after the merge',
      naked3d: 'The naked-eye 3D times left are added together, %{count} after the merge',
      worth:
        '%{amount} that were paid for unused times and lifetimes of the merged patient go along and can still be refunded',
      unpaid: '%{amount} that the merged patient has not paid yet are owed by the patient who stays',
      waiting:
        '%{smart_count} refund request (%{amount}) goes along and can still be decided |||| %{smart_count} refund requests (%{amount}) go along and can still be decided',
      lifetime: 'The lifetime of the merged patient goes on for the patient who stays',
      lifetimes:
        'Both are lifetime members: both lifetimes are kept, and the one too many can be refunded by its top-up',
      validity: 'The wider validity of the two holds, so that nothing left ends earlier',
      password: 'The merged patient’s password for the training client goes on, with the account %{names}',
      owes: '%{smart_count} day stays owed until the next top-up |||| %{smart_count} days stay owed until the next top-up',
      signOut: 'The merged patient’s password for the training client stops working',
      activates: 'The patient who stays becomes activated',
      goes: 'The merged patient is deleted and points to the one who stays; this cannot be undone',
    },
  },
  confirms: {
    activate: 'A patient is activated by the first sign-in on a training client. Activate now?',
    adopt: 'Once taken over from self-service, the patient can get a case. Take over?',
    disable: 'A frozen patient cannot sign in to the training client. Freeze?',
    sendPassword:
      'A new one-time password is made and sent to the patient, or shown to you once where it cannot be sent; the old one stops working. Go on?',
    remove:
      'A deleted patient leaves the list and cannot train. The filter “Deleted” finds it again; recovered, it has its times, case and plan as before. Delete?',
  },
  outputs: { sendPassword: { password: 'One-time password' } },
} satisfies Texts<typeof patient>

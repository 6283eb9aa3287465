import type { Texts } from '../../../resources/core/index.ts'
import type { configSetting } from '../../../resources/system/configSetting.ts'

export default {
  name: 'Service settings',
  fields: {
    mailOn: 'Send mail', smtpHost: 'Mail server', smtpPort: 'Port', smtpSecure: 'Encryption', smtpUser: 'Account', smtpPassword: 'Password', mailFrom: 'Sender address',
    smsOn: 'Send SMS', smsUrl: 'Address of the SMS gateway', smsKey: 'Gateway account', smsSecret: 'Gateway key', smsSignature: 'Signature',
    mobileCodeRequired: 'Patients’ mobiles have to be verified', idNumberRequired: 'Patients have to have an ID number', refundLimit: 'Limit for refunds of one top-up', refundDayLimit: 'Limit for refunds by one operator a day',
    removalOfPatients: 'Deleting patients who still have times or owe', removalOfHospitals: 'Deleting organisations with times, people or patients',
    guardianReminders: 'Remind guardians of examinations by SMS', reminderDays: 'Days beforehand', reminderLanguage: 'Language of reminders', quietFrom: 'Quiet from (hour)', quietUntil: 'Quiet until (hour)',
    passwordMin: 'Fewest characters of a password', sessionHours: 'Longest sign-in (hours)', uploadQuota: 'Room for large files (GB)',
  },
  hints: {
    passwordMin: 'At least 8; new passwords alone are held to it',
    sessionHours: 'After that one signs in again, however much one works',
    uploadQuota: 'What installers of training clients and other large files may fill together; pictures are not counted',
    smtpHost: 'Such as smtp.example.com',
    smtpSecure: 'TLS usually on port 465, STARTTLS on port 587',
    smtpPassword: 'Kept encrypted, nobody can read it; enter it again when server or account change',
    smsUrl: 'Takes JSON by POST; https is recommended',
    smsSecret: 'Signs the requests; kept encrypted and never sent to the gateway',
    smsSignature: 'Stands in 【】 at the beginning of a message',
    mobileCodeRequired: 'By a code sent there, for a new patient and for another number', idNumberRequired: 'Asked whenever a patient is saved or imported, demo patients aside; checked whenever it is given',
    guardianReminders: 'Guardians who have consented, one message a week each; not those who gave up, are treated elsewhere or recovered', reminderDays: 'Before the date; then weekly until 28 days after it',
    quietFrom: 'Nobody is reminded from this hour on; the same hour twice means at any time',
    removalOfPatients: 'Lifetimes, unpaid top-ups, owed days and waiting refunds count as well',
    removalOfHospitals: 'Staff, operators, patients, training devices and unpaid purchases count as well',
    refundLimit: 'Where all refunds of a top-up come to more, somebody else has to agree; nobody where it is empty', refundDayLimit: 'Where all that an operator gives back on a day comes to more, somebody else has to agree; nobody where it is empty',
  },
  sections: { signIn: 'Sign-in', mail: 'Mail', sms: 'SMS', patients: 'Patients', reminders: 'Reminders of examinations', files: 'Files', removal: 'Deleting', money: 'Refunds' },
  choices: {
    reminderLanguage: { zh: 'Chinese', en: 'English', both: 'Both' },
    removalOfPatients: { ask: 'Tell what they have, and ask', refuse: 'Not allowed' }, removalOfHospitals: { ask: 'Tell what they have, and ask', refuse: 'Not allowed' },
    smtpSecure: { tls: 'TLS', startTls: 'STARTTLS', none: 'None' },
  },
  actions: { test: 'Send a test message' },
  calls: { services: 'See which services are on', tested: 'See what became of a test' },
  inputs: {
    test: { fields: { channel: 'Channel', email: 'To', phone: 'To' }, choices: { channel: { email: 'Mail', sms: 'SMS' } } },
    tested: { fields: { message: 'Number of the message' } },
  },
} satisfies Texts<typeof configSetting>

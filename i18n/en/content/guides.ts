import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  notice: {
    purpose: 'Announcements to operators. They appear in the top bar and on the home page.',
    first: 'Write the first one and publish it, to all organisations or to some.',
  },
  noticeReading: {
    purpose: 'Who has read an announcement, and who has not.',
    first: 'It is there once an announcement has been published.',
  },
  applicationMail: {
    purpose: 'Letters to operators or to patients, now or later, by mail as well if you like.',
    first: 'Write the first letter, choose who gets it, and send it.',
  },
  mailReading: {
    purpose: 'To whom a letter was delivered, and who has read it.',
    first: 'It is there once a letter has been sent.',
  },
  news: {
    purpose: 'What happens at the platform, for guardians and organisations. Training clients show it.',
    first: 'Write the first item and publish it.',
  },
  knowledge: {
    purpose: 'What guardians and staff should know of amblyopia and its training.',
    first: 'Write the first article and publish it. What is for staff alone stays off training clients.',
  },
  banner: {
    purpose: 'Pictures across the home page and training clients that lead somewhere.',
    first: 'Upload a picture, say where it leads, and publish it.',
  },
  caseSuccess: {
    purpose:
      'How the vision of a child got better, told without saying who it is, and only while the guardian consents.',
    first: 'Make one from a case, or write one here.',
  },
  partner: {
    purpose: 'The partners that training clients show.',
    first: 'Create the first partner and publish it.',
  },
  animation: {
    purpose: 'Films that play before exercises and between them.',
    first: 'Enter the address of a film, choose its projects, and publish it.',
  },
  help: {
    purpose: 'What operators read in the usage help of the top bar.',
    first: 'Write an article for colleagues who are new, and publish it.',
  },
  userHelp: {
    purpose: 'Help that patients read in the training client.',
    first: 'Write what patients ask most often, and publish it.',
  },
  updateInfo: {
    purpose: 'What changed in the back-office. Operators see it on their home page.',
    first: 'Write an entry when the back-office is updated, and publish it.',
  },
  versionInfo: {
    purpose: 'What changed in the training client, by platform and version.',
    first: 'Write an entry when a version of the training client is released.',
  },
  clientSoftware: {
    purpose: 'Releases of the training client. Devices ask here which of them they should run.',
    first: 'Upload the first installer, say which version it is, and publish it.',
  },
  grayPublish: {
    purpose: 'Gives a new release to some organisations and a share of their devices first, then to all.',
    first: 'Choose a release, say whose devices get it and how many, and start.',
  },
  publication: {
    purpose: 'What is due to be published or taken down, in the order of time.',
    first: 'Content appears here once it is scheduled or has an end.',
  },
} satisfies Guides<'content'>

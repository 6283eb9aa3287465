import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/home.ts'

export default {
  morning: 'Good morning, %{name}', afternoon: 'Good afternoon, %{name}', evening: 'Good evening, %{name}', lead: 'What is to be done today',
  create: 'Create %{name}', noPages: 'Your account has no pages yet; please ask an administrator for a role',
  more: 'More than %{total}', counted: '%{title} (%{total})', noRecent: 'Patients that you open appear here', noDrafts: 'Nothing is left unsaved',
  all: 'View all', allOf: 'View all: %{title}', failed: 'Cannot be loaded for the moment',
  arrange: 'Arrange this page', reset: 'As it was', up: 'Move up: %{title}', down: 'Move down: %{title}', moved: '“%{title}” is now number %{at} of %{total}',
  places: { above: 'News', numbers: 'To be done today', reports: 'Statistics', cards: 'Lists' },
  parts: {
    setUp: { title: 'Set-up' }, lowTimes: { title: 'Patients with 3 times left at most' }, refundReviews: { title: 'Refunds to review' }, owedTimes: { title: 'Training days owed' }, unpaidTopUps: { title: 'Unpaid top-ups' }, dueDataRequests: { title: 'Data requests due within 7 days' },
    absentPatients: { title: 'No training for a week or more, not followed up' }, dueSoon: { title: 'Re-examinations due within 7 days or overdue, not followed up' },
    failedJobs: { title: 'Jobs that need attention' }, openErrors: { title: 'Failures to look after' }, undelivered: { title: 'Messages not delivered' },
    people: { title: 'Last 30 days · Patients and care' }, money: { title: 'Last 30 days · Top-ups' }, training: { title: 'Last 30 days · Training and balances' },
    sold: { title: 'Last 30 days · Amount over time' }, trained: { title: 'Last 30 days · Training days over time' },
    dueFollowUps: { title: 'Follow-ups due', none: 'No follow-up is due' }, dueReexaminations: { title: 'Re-examinations due', none: 'No re-examination is due' },
    newPatients: { title: 'New patients of the last 7 days', none: 'No new patients in the last 7 days' },
    openComments: { title: 'Open comments' }, recentPatients: { title: 'Patients you opened last' }, whatsNew: { title: 'New in the back-office' }, banners: { title: 'Banners' }, notices: { title: 'Latest announcements' }, ownDrafts: { title: 'Left unsaved' },
  },
} satisfies Same<typeof zh>

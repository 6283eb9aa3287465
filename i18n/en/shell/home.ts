import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/home.ts'

export default {
  morning: 'Good morning, %{name}', afternoon: 'Good afternoon, %{name}', evening: 'Good evening, %{name}', lead: 'Start today’s work from here', cards: 'Today at a glance',
  shortcuts: 'Shortcuts', create: 'Create %{name}', noPages: 'Your account has no pages yet; please ask an administrator for a role',
  newPatients: 'New patients', today: 'Registered today', thisWeek: 'Registered this week', more: 'More than %{total}', noPatients: 'No patients yet',
  recentPatients: 'Patients you opened last', noRecent: 'Patients that you open appear here',
  notices: 'Latest announcements', all: 'View all', failed: 'Cannot be loaded for the moment',
} satisfies Same<typeof zh>

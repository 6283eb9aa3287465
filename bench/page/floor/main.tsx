import { createRoot } from 'react-dom/client'
import { Admin, DataTable, List, Resource } from 'react-admin'
import type { DataProvider } from 'react-admin'

/**
 * react-admin as it comes, with a table of the same patients over the same API: what any page made with it has to load.
 */
const token = decodeURIComponent(document.cookie.match(/Admin-Token=([^;]*)/)?.[1] ?? '')

const getList = async (
  _resource: string,
  { pagination = { page: 1, perPage: 10 } }: { pagination?: { page: number; perPage: number } },
) => {
  const reply = await fetch(`/api/users?page=${pagination.page - 1}&size=${pagination.perPage}&sort=id,desc`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { content, totalElements } = (await reply.json()) as { content: { id: number }[]; totalElements: number }
  return { data: content, total: totalElements }
}

const dataProvider = { getList } as unknown as DataProvider

const Patients = () => (
  <List>
    <DataTable>
      {['account', 'name', 'gender', 'mobile', 'hospitalLabel', 'type', 'access', 'createdAt'].map(source => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
)

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="patient" list={Patients} />
  </Admin>,
)

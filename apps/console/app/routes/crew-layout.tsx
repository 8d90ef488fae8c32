import type { LocationResource } from '@sufra/contract/branches/locations'
import { worksAt } from '@sufra/domain/vocabulary/staff-roles'
import { storedValue } from '@sufra/web/storage/stored-value'
import { useStored } from '@sufra/web/storage/use-stored'
import { smallButtonClass } from '@sufra/web/ui/button'
import { Store } from 'lucide-react'
import { useMemo } from 'react'
import { Navigate, Outlet, redirect, useLoaderData, useSearchParams } from 'react-router'
import { z } from 'zod'
import { TicketHost } from '../features/board/print-ticket.tsx'
import { loadBrand } from '../platform/brand/brand.ts'
import { useBrand } from '../platform/brand/brand-context.tsx'
import { useText } from '../platform/i18n/text-provider.tsx'
import { consoleClient } from '../platform/session/console-client.ts'
import { currentSession, endSession, storedSession } from '../platform/session/session-store.ts'
import { CrewContext } from '../platform/session/use-crew.ts'
import { MessagePage } from '../platform/ui/message-page.tsx'

const storedBranch = storedValue('console_branch', (text) => z.coerce.number().int().parse(text))

export async function loadCrew() {
  const session = currentSession()
  if (!session) throw redirect('/sign-in')
  const client = consoleClient(await loadBrand())
  const { data } = await client.locations()
  return data.filter(({ id }) => worksAt(session, id))
}

/** Everything behind the sign-in: without a session the sign-in page is shown. */
export function CrewLayout() {
  const branches = useLoaderData<LocationResource[]>()
  const session = useStored(storedSession, null)
  const brand = useBrand()
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const client = useMemo(() => consoleClient(brand), [brand])

  if (!session) return <Navigate to="/sign-in" replace />
  const wanted = Number(search.get('branch') ?? storedBranch.read())
  const branch = branches.find(({ id }) => id === wanted) ?? branches[0]
  if (!branch) {
    return (
      <main className="flex min-h-dvh">
        <MessagePage
          Icon={Store}
          title={text('refusal_not-found')}
          action={
            <button
              type="button"
              className={smallButtonClass('primary')}
              onClick={() => endSession('left')}
            >
              {text('sign_out')}
            </button>
          }
        />
      </main>
    )
  }
  const chooseBranch = (id: number) => {
    storedBranch.write(id)
    setSearch({ branch: String(id) }, { replace: true })
  }
  return (
    <CrewContext value={{ session, client, branches, branch, chooseBranch }}>
      <Outlet />
      <TicketHost />
    </CrewContext>
  )
}

import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { ClipboardList, PackageX } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useCrew } from '../session/use-crew.ts'
import { BranchChooser } from './branch-chooser.tsx'
import { SettingsButton } from './settings-button.tsx'

/** Where one is, where one can go, and what this page offers besides. */
export function TopBar({ controls }: { controls?: ReactNode }) {
  const text = useText()
  const words = useWords()
  const { label, icon } = useBrand()
  const { session, branch } = useCrew()
  const search = `?branch=${branch.id}`
  return (
    <header className="border-b border-line border-t-4 border-t-brand bg-surface">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-chip focus:bg-surface focus:p-2"
      >
        {text('skip_to_content')}
      </a>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
        <img src={icon} alt={words(label)} width={36} height={36} className="rounded-chip" />
        <BranchChooser />
        {mayStaff(session, 'set-stock') && (
          <nav className="order-last flex w-full rounded-input bg-column p-1 board:order-none board:w-auto">
            <Tab to={{ pathname: '/board', search }} Icon={ClipboardList} name={text('board')} />
            <Tab to={{ pathname: '/stock', search }} Icon={PackageX} name={text('stock')} />
          </nav>
        )}
        <div className="ms-auto flex items-center gap-1">
          {controls}
          <SettingsButton />
        </div>
      </div>
    </header>
  )
}

function Tab(props: {
  to: { pathname: string; search: string }
  Icon: typeof ClipboardList
  name: string
}) {
  return (
    <NavLink
      to={props.to}
      className="flex min-h-10 flex-1 items-center justify-center gap-2 rounded-chip px-4 text-small font-semibold text-text2 hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-card"
    >
      <props.Icon size={17} aria-hidden="true" />
      {props.name}
    </NavLink>
  )
}

import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { storedAppearanceAt } from '@sufra/web/storage/appearance'
import { AppearanceSwitch } from '@sufra/web/ui/appearance-switch'
import { iconButtonClass, smallButtonClass } from '@sufra/web/ui/button'
import {
  ChevronDown,
  ClipboardList,
  LogOut,
  PackageX,
  ScrollText,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useBrand } from '../brand/brand-context.tsx'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { endSession } from '../session/session-store.ts'
import { useCrew } from '../session/use-crew.ts'
import { TitledDialog } from '../ui/dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const storedAppearance = storedAppearanceAt('console_appearance')

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
            {mayStaff(session, 'see-activity') && (
              <Tab
                to={{ pathname: '/staff/audit', search }}
                Icon={ScrollText}
                name={text('activity')}
              />
            )}
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

/** The branch at work; a choice for those who work at several. */
function BranchChooser() {
  const text = useText()
  const words = useWords()
  const { branch, branches, chooseBranch } = useCrew()
  if (branches.length === 1) {
    return <span className="font-bold">{words(branch.attributes.name)}</span>
  }
  return (
    <label className="relative flex items-center">
      <span className="sr-only">{text('branch')}</span>
      <select
        value={branch.id}
        onChange={(event) => chooseBranch(Number(event.target.value))}
        className="min-h-11 max-w-48 appearance-none truncate rounded-input border border-line bg-surface ps-3 pe-9 font-bold hover:bg-surface2"
      >
        {branches.map(({ id, attributes }) => (
          <option key={id} value={id}>
            {words(attributes.name)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 text-text2"
      />
    </label>
  )
}

function SettingsButton() {
  const text = useText()
  const { session, client, branch } = useCrew()
  const [isOpen, setOpen] = useState(false)

  const signOut = async () => {
    // The token is removed here also when the server cannot be reached.
    await client.signOut().catch(() => {})
    endSession('left')
  }

  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        title={text('settings')}
        onClick={() => setOpen(true)}
      >
        <Settings size={20} aria-hidden="true" />
        <span className="sr-only">{text('settings')}</span>
      </button>
      {isOpen && (
        <TitledDialog
          title={text('settings')}
          closeLabel={text('close')}
          onClose={() => setOpen(false)}
        >
          <div className="flex flex-col gap-5">
            <p className="text-text2">
              {text('signed_in_as', { name: session.name })} · {text(`role_${session.role}`)}
            </p>
            <LanguageSwitch />
            <AppearanceSwitch stored={storedAppearance} text={text} />
            <Link
              to={{ pathname: '/staff/me', search: `?branch=${branch.id}` }}
              className={smallButtonClass('secondary')}
              onClick={() => setOpen(false)}
            >
              <ShieldCheck size={18} aria-hidden="true" />
              {text('security')}
            </Link>
            <button
              type="button"
              className={smallButtonClass('secondary')}
              onClick={() => void signOut()}
            >
              <LogOut size={18} aria-hidden="true" className="mirrored" />
              {text('sign_out')}
            </button>
          </div>
        </TitledDialog>
      )}
    </>
  )
}

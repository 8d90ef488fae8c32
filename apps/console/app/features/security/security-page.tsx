import { useText } from '../../platform/i18n/text-provider.tsx'
import { TopBar } from '../../platform/shell/top-bar.tsx'
import { CodeApp } from './code-app.tsx'
import { SessionList } from './session-list.tsx'

/** How one's own sign-in is kept safe. */
export function SecurityPage() {
  const text = useText()
  return (
    <>
      <title>{text('security')}</title>
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <main id="content" className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-8 p-3">
          <h1 className="text-h2 font-bold">{text('security')}</h1>
          <CodeApp />
          <SessionList />
        </main>
      </div>
    </>
  )
}

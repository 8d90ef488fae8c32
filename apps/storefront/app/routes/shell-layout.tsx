import { Outlet } from 'react-router'
import { Shell } from '#app/shell/shell.tsx'

/** The default layout: header, side menu, footer. */
export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

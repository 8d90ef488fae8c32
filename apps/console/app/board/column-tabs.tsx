import { clsx } from 'clsx'
import { useText } from '../i18n/text-provider.tsx'
import { LOOKS } from './column-looks.ts'
import type { Column } from './columns.ts'

/** On narrow screens: how many wait in each column, and the way there. */
export function ColumnTabs(props: { columns: { column: Column; count: number }[] }) {
  const text = useText()
  return (
    <nav
      aria-label={text('jump_to_column')}
      className="flex gap-1 border-b border-line bg-surface px-2 board:hidden"
    >
      {props.columns.map(({ column: { name }, count }) => (
        <a
          key={name}
          href={`#column-${name}`}
          className="flex min-h-11 flex-1 items-center justify-center gap-1.5 px-1 text-caption font-semibold"
        >
          <span className="truncate">{text(`column_${name}`)}</span>
          <span className={clsx('figures rounded-full px-2', LOOKS[name].count)}>{count}</span>
        </a>
      ))}
    </nav>
  )
}

import type { ReactNode } from 'react'

/** One task in one column; on larger screens a card of its own. */
export function AccountFrame(props: { title: string; hint?: string | false; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[461px] flex-col gap-5 px-4 pt-6 tablet:mt-8 tablet:rounded-card tablet:border tablet:border-line tablet:bg-surface tablet:p-8">
      <div>
        <h1 className="text-h1 font-bold">{props.title}</h1>
        {props.hint && <p className="pt-1 text-text2">{props.hint}</p>}
      </div>
      {props.children}
    </div>
  )
}

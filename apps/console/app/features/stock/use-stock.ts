import type { StockCategory } from '@sufra/contract/orders/board'
import { useAnswer } from '@sufra/web/query/use-query'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { type Marking, marked } from './marked.ts'

/** What the branch has and has not; a tap shows at once and is taken back if the server refuses. */
export function useStock() {
  const text = useText()
  const { client, branch } = useCrew()
  const { answer, hasFailed, retry, change } = useAnswer<StockCategory[]>(
    String(branch.id),
    async () => (await client.stock(branch.id)).data,
  )
  const show = (marking: Marking) => change((categories) => marked(categories, marking))

  async function mark(marking: Marking) {
    show(marking)
    try {
      await client.setStock(branch.id, marking.what, marking.id, marking.isOut)
    } catch (error) {
      show({ ...marking, isOut: !marking.isOut })
      showTrouble(refusalText(error, text))
    }
  }
  return { categories: answer, hasFailed, read: retry, mark }
}

import type { StockCategory } from '@sufra/contract/orders/board'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { type Marking, marked } from './marked.ts'

type Stock = { categories: StockCategory[] | null; hasFailed: boolean }

/** What the branch has and has not; a tap shows at once and is taken back if the server refuses. */
export function useStock() {
  const text = useText()
  const { client, branch } = useCrew()
  const [stock, setStock] = useState<Stock>({ categories: null, hasFailed: false })

  const read = useCallback(async () => {
    setStock((shown) => ({ ...shown, hasFailed: false }))
    try {
      setStock({ categories: (await client.stock(branch.id)).data, hasFailed: false })
    } catch {
      setStock((shown) => ({ ...shown, hasFailed: true }))
    }
  }, [client, branch.id])

  useEffect(() => {
    setStock({ categories: null, hasFailed: false })
    void read()
  }, [read])

  const show = (marking: Marking) =>
    setStock((shown) => ({
      ...shown,
      categories: shown.categories && marked(shown.categories, marking),
    }))

  async function mark(marking: Marking) {
    show(marking)
    try {
      await client.setStock(branch.id, marking.what, marking.id, marking.isOut)
    } catch (error) {
      show({ ...marking, isOut: !marking.isOut })
      showTrouble(refusalText(error, text))
    }
  }
  return { ...stock, read, mark }
}

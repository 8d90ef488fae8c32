import { useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { useBoard } from './use-board.ts'

/** Pauses the branch, or lets it take orders again. */
export function useAcceptance() {
  const text = useText()
  const { client, branch } = useCrew()
  const { store } = useBoard()
  const [isBusy, setBusy] = useState(false)

  async function setAcceptance(accepts: boolean) {
    if (isBusy) return
    setBusy(true)
    try {
      await client.setAcceptance(branch.id, accepts)
      store.setAcceptance(accepts)
    } catch (error) {
      showTrouble(refusalText(error, text))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, setAcceptance }
}

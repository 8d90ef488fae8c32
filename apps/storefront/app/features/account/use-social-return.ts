import { SOCIAL_PROVIDERS, type SocialProvider } from '@sufra/contract/people/social-providers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { wayOn } from '../../platform/session/way-on.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useWelcome } from './sign-in/use-welcome.ts'
import { begunSocial, finishSocial } from './social-sign-in.ts'
import { useDoors } from './use-doors.ts'

type Return = { isFinishing: boolean; failed: SocialProvider | null }

/** Finishes what was begun with a provider, when its page sends the browser back. */
export function useSocialReturn(): Return {
  const brand = useBrand()
  const welcome = useWelcome()
  const { goOn } = useDoors()
  const [parameters] = useSearchParams()
  const [state, setState] = useState<Return>({ isFinishing: false, failed: null })
  const wasHeard = useRef(false)

  const hear = useEffectEvent(async () => {
    const id = parameters.get('social')
    const refusing = SOCIAL_PROVIDERS.find((each) => each === parameters.get('social-error'))
    if (refusing) return setState({ isFinishing: false, failed: refusing })
    const begun = begunSocial.read()
    if (id === null || begun?.id !== id || wasHeard.current) return
    wasHeard.current = true
    begunSocial.clear()
    setState({ isFinishing: true, failed: null })
    try {
      await goOn(welcome(await finishSocial(brand, begun)), wayOn(begun.path))
    } catch {
      setState({ isFinishing: false, failed: begun.provider })
    }
  })
  useEffect(() => void hear(), [])
  return state
}

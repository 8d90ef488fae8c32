import { wordsIn } from '@sufra/domain/text/locales'
import { useEffect, useState } from 'react'
import type { Brand } from '../../platform/visit/brand.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

type Choices = {
  colors: { id: number; name: string; hex: string }[]
  makers: { id: number; name: string; picture: string }[]
}

/** What cars are made by and painted in. They do not change within a visit. */
let known: Promise<Choices> | null = null

/** Null while they are on their way. */
export function useCarChoices() {
  const brand = useBrand()
  const [choices, setChoices] = useState<Choices | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by another attempt
  useEffect(() => {
    let isStale = false
    setFailed(false)
    known ??= ask(brand)
    known.then(
      (answer) => isStale || setChoices(answer),
      () => {
        known = null
        if (!isStale) setFailed(true)
      },
    )
    return () => {
      isStale = true
    }
  }, [brand, attempt])

  return { choices, hasFailed, retry: () => setAttempt((count) => count + 1) }
}

async function ask(brand: Brand): Promise<Choices> {
  const client = browserClient(brand, { isQuiet: true })
  const [colors, makers] = await Promise.all([
    client.reference.carColors(),
    client.reference.carMakers(),
  ])
  return {
    colors: colors.data.map(({ id, attributes: { name, hex } }) => ({
      id,
      name: wordsIn(name, brand.locale),
      hex,
    })),
    makers: makers.data.map(({ id, attributes }) => ({
      id,
      name: wordsIn(attributes.name, brand.locale),
      picture: attributes['image-uri'],
    })),
  }
}

import type { z } from 'zod'

export type StoredValue<Value> = {
  read(): Value | null
  write(value: Value | null): void
  subscribe(listener: () => void): () => void
}

/**
 * A value kept in the browser under one key. Text is as it stands, everything else JSON; what cannot
 * be read any more is as if it had never been written.
 */
export function storedValue<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): StoredValue<z.output<Schema>> {
  type Value = z.output<Schema>
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value | null } | null = null

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell()
  })

  function tell() {
    known = null
    for (const listener of listeners) listener()
  }

  return {
    /** The same value again and again, until it changes. */
    read() {
      const text = textUnder(key)
      if (known?.text !== text || !known) known = { text, value: parsed(schema, text) }
      return known.value
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      } catch {}
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function textUnder(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string | null) {
  if (text === null) return null
  const asText = schema.safeParse(text)
  if (asText.success) return asText.data
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

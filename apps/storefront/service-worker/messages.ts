/** From a page to the worker. */
export const SKIP_WAITING = 'skip-waiting'
export const WAS_THIS_SAVED = 'was-this-saved'
export type SaveThese = { save: string[] }

/** From the worker to a page: whether what it shows came from the copies. */
export type SavedCopyMessage = { isSavedCopy: boolean }

export const isSaveThese = (message: unknown): message is SaveThese =>
  hasField(message, 'save') && Array.isArray(message.save) && message.save.every(isText)

export const isSavedCopyMessage = (message: unknown): message is SavedCopyMessage =>
  hasField(message, 'isSavedCopy') && typeof message.isSavedCopy === 'boolean'

const isText = (value: unknown) => typeof value === 'string'

const hasField = <Name extends string>(
  message: unknown,
  name: Name,
): message is Record<Name, unknown> =>
  typeof message === 'object' && message !== null && name in message

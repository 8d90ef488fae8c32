/**
 * What may be wrong with a field a person fills in. The names are keys: the interface words them,
 * and a refusal carries them as its code.
 */
export const FIELD_FAULTS = [
  'required',
  'min-2-characters',
  'min-3-characters',
  'too-long',
  'hidden-characters',
  'incomplete-name',
  'letters-only',
  'invalid-mobile',
  'invalid-email',
  'password-too-short',
  'password-too-common',
  'passwords-differ',
  'otp-too-short',
  'invalid-date',
  'invalid-plate',
  'invalid-picture',
  'invalid-amount',
  'amount-too-large',
] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]

/** Null: nothing is wrong. */
export type FaultOf<Value = string> = (value: Value) => FieldFault | null

export const isFieldFault = (word: string): word is FieldFault =>
  (FIELD_FAULTS as readonly string[]).includes(word)

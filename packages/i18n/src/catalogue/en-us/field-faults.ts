import type { FieldFault } from '@sufra/domain/text/field-faults'

/** What is wrong with a field; the English is the specification’s where it has words for it. */
export const enUsFieldFaults = {
  fault_required: 'This is required.',
  'fault_min-2-characters': 'Min 2 characters',
  'fault_min-3-characters': 'Min 3 characters',
  'fault_too-long': 'This is too long.',
  'fault_hidden-characters': 'This contains characters that cannot be seen. Please type it again.',
  'fault_incomplete-name': 'Please complete your full name',
  'fault_letters-only': 'Please use letters only, no numbers or special characters.',
  'fault_invalid-mobile': 'Sorry, looks like you have entered an invalid mobile number.',
  'fault_invalid-email': 'Invalid email address',
  'fault_password-too-short': 'Min 8 characters',
  'fault_password-too-common': 'This password is too easy to guess. Please choose another.',
  'fault_passwords-differ': 'Passwords do not match',
  'fault_otp-too-short': 'Min {count} characters',
  'fault_invalid-date': 'Please enter a valid date.',
  'fault_invalid-plate': 'Please enter the plate number in letters and digits.',
  'fault_invalid-picture': 'This picture cannot be used.',
  'fault_invalid-amount': 'This amount cannot be paid in this currency.',
  'fault_amount-too-large': 'This amount is too large.',
} as const satisfies Record<`fault_${FieldFault}`, string>

import type { TextsLike } from '../../translator.ts'
import type { enUsFieldFaults } from '../en-us/field-faults.ts'

export const frFieldFaults: TextsLike<typeof enUsFieldFaults> = {
  fault_required: 'Ce champ est obligatoire.',
  'fault_min-2-characters': '2 caractères minimum',
  'fault_min-3-characters': '3 caractères minimum',
  'fault_too-long': 'Ce texte est trop long.',
  'fault_hidden-characters':
    'Ce texte contient des caractères invisibles. Veuillez le saisir à nouveau.',
  'fault_incomplete-name': 'Veuillez compléter votre nom',
  'fault_letters-only': 'Utilisez uniquement des lettres, sans chiffres ni caractères spéciaux.',
  'fault_invalid-mobile': 'Désolé, le numéro de mobile saisi semble incorrect.',
  'fault_invalid-email': 'Adresse e-mail invalide',
  'fault_password-too-short': '8 caractères minimum',
  'fault_password-too-common': 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  'fault_passwords-differ': 'Les mots de passe ne correspondent pas',
  'fault_otp-too-short': '{count} caractères minimum',
  'fault_invalid-date': 'Veuillez saisir une date valide.',
  'fault_invalid-plate': 'Saisissez la plaque en lettres et en chiffres.',
  'fault_invalid-picture': 'Cette image ne peut pas être utilisée.',
  'fault_invalid-amount': 'Ce montant ne peut pas être payé dans cette devise.',
  'fault_amount-too-large': 'Ce montant est trop élevé.',
}

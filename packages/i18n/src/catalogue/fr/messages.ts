import type { TextsLike } from '../../translator.ts'
import type { enUsMessages } from '../en-us/messages.ts'

export const frMessages: TextsLike<typeof enUsMessages> = {
  sms_code: '{code} est votre code {brand}. Il est valable 5 minutes.',
  mail_reset_subject: 'Votre nouveau mot de passe {brand}',
  mail_reset_body:
    'Choisissez un nouveau mot de passe ici :\n\n{link}\n\nLe lien fonctionne une fois, pendant 30 minutes. Si vous ne l’avez pas demandé, rien n’a changé et vous n’avez rien à faire.\n',
  mail_verify_subject: 'Confirmez votre adresse e-mail pour {brand}',
  mail_verify_body:
    'Confirmez que cette adresse est la vôtre :\n\n{link}\n\nLe lien fonctionne une fois, pendant un jour, quand vous êtes connecté. Si vous ne l’avez pas demandé, vous n’avez rien à faire.\n',
  mail_account_exists_subject: 'Vous avez déjà un compte {brand}',
  mail_account_exists_body:
    'Quelqu’un s’est inscrit avec cette adresse, mais elle appartient à votre compte. Si c’était vous, connectez-vous avec votre mot de passe ou demandez-en un nouveau. Sinon, vous n’avez rien à faire.\n',
}

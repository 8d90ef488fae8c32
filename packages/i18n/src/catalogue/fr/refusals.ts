import type { TextsLike } from '../../translator.ts'
import type { enUsRefusals } from '../en-us/refusals.ts'

export const frRefusals: TextsLike<typeof enUsRefusals> = {
  'refusal_bad-request': 'Certaines informations envoyées ne sont pas valides.',
  'refusal_unknown-app-key': 'Cette application n’a pas été reconnue.',
  'refusal_role-not-enough': 'Votre rôle ne permet pas cette action.',
  'refusal_not-found': 'Nous n’avons pas trouvé ce que vous cherchez.',
  'refusal_method-not-allowed': 'Cette action n’est pas possible ici.',
  'refusal_too-large': 'Votre envoi est trop volumineux.',
  'refusal_unsupported-media-type': 'Ce type de contenu n’est pas accepté.',
  'refusal_invalid-fields': 'Cette valeur n’est pas valide.',
  'refusal_unknown-driver': 'Ce livreur ne travaille pas dans ce restaurant.',
  'refusal_no-driver-needed': 'Cette commande n’a pas besoin de livreur.',
  'refusal_key-reused': 'Une autre commande a déjà été envoyée avec cette clé.',
  'refusal_illegal-move': 'Cette commande a déjà avancé.',
  'refusal_already-rated': 'Cette commande a déjà été notée.',
  'refusal_not-rateable': 'Vous pourrez noter cette commande une fois terminée.',
  'refusal_too-many-requests': 'Trop de tentatives en peu de temps. Réessayez dans un instant.',
  'refusal_internal-error': 'Désolé, une erreur s’est produite de notre côté. Réessayez plus tard.',
  refusal_overloaded: 'Le service est très sollicité. Réessayez dans un instant.',
  refusal_unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  'refusal_not-signed-in': 'Veuillez vous connecter.',
  'refusal_wrong-code': 'Le code est incorrect',
  'refusal_code-burnt': 'Ce code a été essayé trop souvent. Demandez-en un nouveau.',
  'refusal_too-many-guesses': 'Trop de codes incorrects pour ce numéro. Réessayez plus tard.',
  'refusal_code-too-soon': 'Un code vient d’être envoyé. Patientez avant d’en demander un autre.',
  'refusal_too-many-codes': 'Trop de codes ont été envoyés. Réessayez plus tard.',
  'refusal_nothing-to-resend': 'Il n’y a pas de code à renvoyer. Veuillez recommencer.',
  'refusal_wrong-credentials': 'E-mail ou mot de passe incorrect.',
  'refusal_second-factor-needed': 'Saisissez le code de votre application.',
  'refusal_wrong-second-factor': 'Ce code n’est pas bon. Attendez le suivant.',
  'refusal_second-factor-set': 'Une application de codes est déjà en place.',
  'refusal_wrong-password': 'Le mot de passe actuel est incorrect.',
  'refusal_email-link-spent':
    'Ce lien a expiré, a déjà servi ou appartient à un autre compte. Demandez-en un nouveau.',
  'refusal_reset-link-spent': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'refusal_social-refused': 'La connexion n’a pas abouti. Veuillez réessayer.',
  'refusal_captcha-missing':
    'Nous n’avons pas pu vérifier que vous êtes une personne. Rechargez la page.',
  'refusal_captcha-refused':
    'Nous n’avons pas pu vérifier que vous êtes une personne. Veuillez réessayer.',
  'refusal_staff-only': 'Réservé au personnel.',
  'refusal_registered-only': 'Créez un compte pour utiliser cette fonction.',
  'refusal_mobile-not-verified': 'Veuillez d’abord vérifier votre numéro de mobile.',
  'refusal_sign-in-again': 'Pour votre sécurité, veuillez d’abord vous reconnecter.',
  'refusal_email-waiting':
    'Un autre compte a donné cette adresse. Ouvrez le lien que nous y avons envoyé pour la rendre vôtre.',
  'refusal_email-taken': 'Cette adresse ne peut pas être utilisée. Choisissez-en une autre.',
  'refusal_mobile-taken': 'Ce numéro appartient à un autre compte.',
  'refusal_order-under-way':
    'Une de vos commandes est encore en cours. Vous pourrez supprimer votre compte ensuite.',
  'refusal_too-many-orders': 'Beaucoup de commandes d’un coup. Patientez une minute.',
  'refusal_too-many-unpaid':
    'Vous avez déjà {count} commandes en cours. Réglez-en une ou créez un compte pour continuer.',
  'refusal_too-many-saved': 'Il n’y a plus de place. Supprimez-en un d’abord.',
  // English in every language: existing clients know these words.
  'refusal_store-closed': 'Sorry, this store is not currently accepting orders',
  'refusal_outside-delivery-area': 'Nous ne livrons pas dans votre zone',
  'refusal_invalid-lines': 'Certains articles ne peuvent pas être commandés ainsi',
  'refusal_item-unavailable':
    'L’article {name} n’est pas disponible dans ce restaurant pour le moment',
  'refusal_order-type-not-offered': 'Ce mode de commande n’est pas proposé ici',
  'refusal_unknown-branch': 'Ce restaurant n’existe pas',
  'refusal_invalid-schedule': 'Veuillez choisir une date et une heure valides.',
  'refusal_too-large-order': 'Cette commande est trop importante',
  'refusal_coupon-refused': 'Cette offre ne peut pas être utilisée',
  'refusal_unknown-coupon': 'Désolé, ce code n’est pas valable',
  'refusal_area-minimum':
    'La livraison dans votre zone est possible à partir de {amount} ({currency}).',
  'refusal_delivery-minimum':
    'Le minimum de commande en livraison est de {amount} {currency} hors frais de livraison',
  'refusal_notes-too-long': 'Les notes sont limitées à {maximum} caractères',
  'refusal_empty-cart': 'Aucun article sélectionné',
  'refusal_no-place': 'Choisissez d’abord un restaurant ou une adresse',
  'refusal_payment-not-offered': 'Ce paiement n’est pas proposé pour cette commande',
  'refusal_order-details': 'Il manque quelque chose à cette commande',
  'refusal_total-changed': 'Le prix de votre commande a changé. Veuillez la vérifier.',
  'refusal_too-late-to-cancel': 'L’annulation de la commande a échoué.',

  // A request that is not as it should be
  refusal_malformed: 'Cette demande n’a pas pu être lue.',
  'refusal_half-a-point': '{latitude} et {longitude} vont ensemble.',
  'refusal_bad-idempotency-key': 'Une clé comporte 8 à 100 lettres, chiffres ou tirets.',
  'refusal_type-not-taken': 'Ce restaurant ne prend pas ce type de commande.',
  'refusal_not-a-form': 'Envoyez un formulaire (multipart/form-data).',
  'refusal_too-many-tries': 'Trop d’essais. Patientez un moment.',
  'refusal_code-not-sent': 'Le code n’a pas pu être envoyé. Réessayez dans un instant.',
  'refusal_database-not-ready': 'La base de données n’est pas prête.',

  // A value that names nothing we know
  'refusal_unknown-item': 'Cet article n’existe pas.',
  'refusal_unknown-colour': 'Cette couleur n’existe pas.',
  'refusal_unknown-maker': 'Cette marque n’existe pas.',
  'refusal_unknown-topic': 'Ce sujet n’existe pas.',
  'refusal_unknown-address': 'Cette adresse n’est plus enregistrée',
  'refusal_unknown-car': 'Cette voiture n’est plus enregistrée',
  'refusal_reason-missing': 'Indiquez la raison.',
  'refusal_topic-rated-twice': 'Chaque sujet ne peut être noté qu’une fois.',
  'refusal_bad-attachment': 'Joignez une image : JPEG, PNG ou WebP.',
  'refusal_nobody-at-the-curb': 'Personne n’attend cette commande en voiture.',

  // A line that cannot be ordered
  // English in every language: existing clients know these words.
  'refusal_item-not-found': 'item not found',
  // English in every language: existing clients know these words.
  'refusal_modifier-disabled': '{name} is disabled.',
  'refusal_below-minimum': '{item} : choisissez au moins {count} parmi {part}',
  'refusal_above-maximum': '{item} : choisissez au plus {count} parmi {part}',
  'refusal_option-not-offered': '{item} n’est pas proposé avec l’une des options choisies',
  'refusal_not-a-promotion': '{item} ne fait partie d’aucune promotion en cours',

  // A coupon or promotion that cannot be had
  offer_over: 'Cette offre est terminée',
  'offer_not-yet': 'Cette offre n’a pas encore commencé',
  'offer_used-up': 'Cette offre est épuisée',
  'offer_used-by-customer': 'Vous avez déjà utilisé cette offre',
  'offer_not-here': 'Cette offre n’est pas valable dans ce restaurant',
  'offer_not-this-type': 'Cette offre n’est pas valable pour ce mode de commande',
  'offer_empty-cart': 'Ajoutez des articles pour profiter de ce coupon',
  'offer_too-large': 'Avec cette offre, la commande serait trop importante',
  'offer_below-minimum': 'Commandez au moins {minimum} {currency} : il manque {missing} {currency}',
}

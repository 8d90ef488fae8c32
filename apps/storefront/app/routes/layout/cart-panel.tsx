import { SignInPrompt } from '#app/features/account/sign-in/sign-in-prompt.tsx'
import { CurbsideCard } from '#app/features/cars/curbside-card.tsx'
import { CartPanel } from '#app/features/cart/cart-panel.tsx'
import { CheckoutButton } from '#app/features/checkout/checkout-button.tsx'
import { Savings } from '#app/features/promotions/savings.tsx'

/** The cart with what other features put into it. Loaded when somebody has a cart. */
export default function CartPanelWithParts(props: {
  onClose: () => void
  onCloseSlider: (() => void) | undefined
}) {
  return (
    <CartPanel
      {...props}
      parts={{
        curbside: <CurbsideCard />,
        signIn: <SignInPrompt />,
        savings: (bill) => <Savings bill={bill} />,
        checkout: (bill, unavailable) => <CheckoutButton bill={bill} unavailable={unavailable} />,
      }}
    />
  )
}

/** The site key of brands whose server only plays the check: nothing of reCAPTCHA is loaded. */
export const SIMULATED_KEY = 'simulated'

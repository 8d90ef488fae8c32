/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as 0-9. The low four bits of their codes are the digit. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

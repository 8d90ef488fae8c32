/** Signs in at every demo brand. Nobody outside a demo has it. */
export const DEMO_CUSTOMER = {
  email: 'demo@sufra.example',
  password: 'cardamom-cup-42',
  firstName: 'Nora',
  lastName: 'Saleh',
}

/** A mobile number of each country that demo brands are in, without its leading zero. */
const MOBILES: Record<string, string> = {
  SA: '500000042',
  AE: '500000042',
  OM: '90000042',
  EG: '1000000042',
  JO: '790000042',
  KW: '50000042',
  NG: '8010000042',
}

export const demoMobile = (country: string): string | undefined => MOBILES[country]

import { Outlet, useLoaderData } from 'react-router'
import type { Brand } from '../brand/brand.ts'
import { BrandProvider } from '../brand/brand-context.tsx'
import { TextProvider } from '../i18n/text-provider.tsx'
import { SnackbarHost } from './snackbar.tsx'

export function Root() {
  const brand = useLoaderData<Brand>()
  return (
    <TextProvider brandLocale={brand.primaryLocale}>
      <BrandProvider brand={brand}>
        <Outlet />
        <SnackbarHost />
      </BrandProvider>
    </TextProvider>
  )
}

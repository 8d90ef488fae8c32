/** As many as most people have. */
export const AddressesSkeleton = () => (
  <div aria-busy="true" className="grid animate-pulse gap-4 wide:grid-cols-2">
    <div className="h-48 rounded-card bg-surface2" />
    <div className="h-48 rounded-card bg-surface2" />
  </div>
)

const byAdmin = { by: 'admin' as const };

/** Calls by which the panel reads figures and lists, and the call that makes the reports it reads. */
export const panelReads = {
  'GET /api/auth/panel/figures': { by: 'seller' as const },
  'GET /api/auth/panel/accesses': byAdmin,
  'GET /api/auth/panel/audit': byAdmin,
  'GET /api/auth/panel/reports': byAdmin,
  'GET /api/auth/panel/grievances': byAdmin,
  'POST /api/reports': { make: () => ({ payload: { integrity: '/assets/main.1a2b.js', page: '/women' } }) },
};

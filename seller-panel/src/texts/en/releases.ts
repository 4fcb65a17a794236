export const releases = 'Releases';
export const thisPageIsForAdmins = 'This page is for admins.';

export const thereIsNoSuchAccount = 'There is no such account.';
export const anotherAdminHasToChangeYour = 'Another admin has to change your own account.';

export {
  findChallengedAccount,
  findCodedMobile,
  findPasskeyOwner,
  findResetAccount,
} from './account-ids.repository.ts';

export { putSetting, readSecret, readSetting } from './settings.repository.ts';

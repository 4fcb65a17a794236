export { countOpenGrievances } from './grievances.repository.ts';

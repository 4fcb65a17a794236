export { countOpenGrievances } from './grievances.repository.ts';
export { readOwnGrievanceAnswers, readOwnGrievances } from './own-grievances.repository.ts';

import { answerWork } from '#work-process/work-child.ts';
import { fileWork } from './file-work.ts';

/** The process in which files of sellers are read and unpacked. */
answerWork(fileWork);

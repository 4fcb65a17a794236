import { answerWork } from '#work-process/work-child.ts';
import { renderWork } from './render-work.ts';

/** The process in which designs are painted. */
answerWork(renderWork);

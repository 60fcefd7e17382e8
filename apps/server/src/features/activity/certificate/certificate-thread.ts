import { answerTasks } from '../../../platform/thread/answer-tasks.ts';
import { drawCertificate } from './draw-certificate.ts';

const tasks = { draw: drawCertificate };
export type CertificateTasks = typeof tasks;
answerTasks(tasks);

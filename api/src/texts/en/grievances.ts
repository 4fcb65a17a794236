/** The complaint was sent before with other words. */
export const complaintChanged = 'This complaint has been changed since it was sent. Please send it again.';

// What admins do about complaints.
export const complaintNotFound = 'Complaint not found.';
export const answerRequired = 'Please write an answer.';
export const answerFirst = 'Please answer it before you close it.';

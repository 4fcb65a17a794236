export const jobsByQueueAndStateReady = 'Jobs by queue and state: ready, deferred (to a later time), active, dead';

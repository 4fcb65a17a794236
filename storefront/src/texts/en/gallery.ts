export const foundersMilestoneMemoryLane = "Founder's Milestone & Memory lane";
